export default function ForgotPasswordPage() {
  return (
    <main id="main" className="page-width py-16">
      <h1>Forgot your password</h1>
    </main>
  )
}
