export default function DashboardPage() {
  return <h1>Welcome back</h1>
}
