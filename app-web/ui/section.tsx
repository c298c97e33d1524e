import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { Button } from "#web/ui/button.tsx"
import { type ReactElement, type ReactNode, type Ref, useId } from "react"

interface SectionProps {
  readonly title: string
  readonly text?: string
  /** Where the focus goes once the row that had it is gone. */
  readonly heading?: Ref<HTMLHeadingElement>
  readonly children: ReactNode
}

/** A part of the account page. */
export const Section = ({ title, text, heading, children }: SectionProps): ReactElement => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t py-7 first:border-0 first:pt-2">
      <h2 id={id} ref={heading} tabIndex={-1} className="text-md font-[620] outline-none">{title}</h2>
      {text !== undefined && <p className="mt-1 text-base text-fg-2">{text}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}

/** A part that could not be loaded. */
export const NotLoaded = (
  { error, onRetry }: { readonly error: unknown; readonly onRetry: () => void },
): ReactElement => {
  const t = useText()
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-bad">
      {errorMessage(error)}
      <Button size="sm" className="max-md:!h-11" onClick={onRetry}>{t("act.retry")}</Button>
    </div>
  )
}
