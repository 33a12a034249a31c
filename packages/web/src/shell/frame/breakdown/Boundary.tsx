import { Component, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { Breakdown } from './Breakdown.tsx'

interface NetProps {
  readonly page: string
  readonly children: ReactNode
}

interface NetState {
  readonly broken: boolean
}

class Net extends Component<NetProps, NetState> {
  override state: NetState = { broken: false }

  static getDerivedStateFromError(): NetState {
    return { broken: true }
  }

  override componentDidUpdate(before: NetProps): void {
    if (this.state.broken && before.page !== this.props.page) this.setState({ broken: false })
  }

  override render(): ReactNode {
    return this.state.broken ? <Breakdown /> : this.props.children
  }
}

/** Catches what a page throws, a part that cannot be fetched among it; another page gets another try. */
export function Boundary({ children }: { readonly children: ReactNode }) {
  const [page] = useLocation()
  return <Net page={page}>{children}</Net>
}
