export default function VerifyEmailPage() {
  return (
    <main id="main" className="page-width py-16">
      <h1>Confirm your e-mail</h1>
    </main>
  )
}
