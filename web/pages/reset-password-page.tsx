export default function ResetPasswordPage() {
  return (
    <main id="main" className="page-width py-16">
      <h1>New password</h1>
    </main>
  )
}
