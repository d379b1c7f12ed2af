export default function DebtTrackerPage() {
  return <h1>My Debts</h1>
}
