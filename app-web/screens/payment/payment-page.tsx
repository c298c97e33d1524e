import { Said } from "#web/ui/said.tsx"
import type { ReactElement, ReactNode } from "react"

interface PaymentPageProps {
  readonly title: string
  readonly text: string
  readonly isAlert?: boolean
  readonly children: ReactNode
}

/** The outcome of a payment, in the middle of the page. */
export const PaymentPage = ({ title, text, isAlert = false, children }: PaymentPageProps): ReactElement => (
  <div className="grid place-items-center px-6 pb-20">
    <div role={isAlert ? "alert" : "status"} className="max-w-md text-center">
      <h1 className="text-2xl font-[640]">{title}</h1>
      <p className="mt-2 mb-6 text-md text-fg-2">
        <Said text={text} />
      </p>
      <div className="flex flex-wrap justify-center gap-2">{children}</div>
    </div>
  </div>
)
