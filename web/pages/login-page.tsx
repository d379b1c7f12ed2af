export default function LoginPage() {
  return (
    <main id="main" className="page-width py-16">
      <h1>Sign in</h1>
    </main>
  )
}
