import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { Button } from "#web/ui/button.tsx"
import { type ReactElement, type ReactNode, type Ref, useId } from "react"
import { Said } from "./said.tsx"

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

interface NotLoadedProps {
  readonly error: unknown
  readonly onRetry: () => void
}

/** A part that could not be loaded. */
export const NotLoaded = ({ error, onRetry }: NotLoadedProps): ReactElement => (
  <PartFailed text={errorMessage(error)} onRetry={onRetry} />
)

interface PartFailedProps extends Pick<NotLoadedProps, "onRetry"> {
  readonly text: string
  /** What else can be done. */
  readonly children?: ReactNode
}

/** The same, with a text of its own. */
export const PartFailed = ({ text, onRetry, children }: PartFailedProps): ReactElement => {
  const t = useText()
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 text-bad">
      <span>
        <Said text={text} />
      </span>
      <Button size="sm" className="max-md:!h-11" onClick={onRetry}>{t("act.retry")}</Button>
      {children}
    </div>
  )
}
