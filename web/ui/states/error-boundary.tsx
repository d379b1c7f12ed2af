import { useQueryClient } from '@tanstack/react-query'
import {
  Children,
  Component,
  createContext,
  useContext,
  useState,
  type ErrorInfo,
  type ReactNode,
} from 'react'
import { tellCardError } from './card-errors.ts'
import { LoadFailed } from './load-failed.tsx'
import { notShownMessages } from '#web/ui/messages.ts'

type ErrorBoundaryProps = {
  children: ReactNode
  /** shown after an error, with a `NotShown` somewhere in it; by default that alone */
  fallback?: ReactNode
}

type State = { hasFailed: boolean; failures: number }

/** The nearest boundary that has failed: how often, and how to draw its children again. */
const Failed = createContext({ failures: 0, reset: () => {} })

/**
 * Around a card: one that cannot be drawn shows a notice, and the cards next to it stay. The error is reported
 * through card-errors.ts. React has this as a class only.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override readonly state: State = { hasFailed: false, failures: 0 }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    tellCardError(error, componentStack ?? null)
    this.setState(({ failures }) => ({ failures: failures + 1 }))
  }

  readonly reset = () => this.setState({ hasFailed: false })

  override render(): ReactNode {
    const { children, fallback = <NotShown /> } = this.props
    const { hasFailed, failures } = this.state
    if (!hasFailed) return children
    return <Failed value={{ failures, reset: this.reset }}>{fallback}</Failed>
  }
}

/** Every child in a boundary of its own. */
export function SeparateCards({ children }: { children: ReactNode }) {
  return Children.map(children, (child) => <ErrorBoundary>{child}</ErrorBoundary>)
}

/**
 * Says that something could not be drawn. Trying again repeats every read of this screen. Where that did
 * not help, the page is loaded again: a part of the program that did not arrive cannot be asked for twice.
 */
export function NotShown() {
  const client = useQueryClient()
  const { failures, reset } = useContext(Failed)
  const [isFetching, setFetching] = useState(false)
  async function refetch(): Promise<void> {
    if (failures > 1) return globalThis.location.reload()
    setFetching(true)
    client.removeQueries({ type: 'inactive' })
    await client.refetchQueries({ type: 'active' })
    reset()
  }
  return <LoadFailed {...notShownMessages.card} reads={{ isFetching, refetch }} />
}
