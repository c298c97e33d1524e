import { useStore } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { closeToast, type ToastMessage, toasts } from "#web/lib/toasts.ts"
import { CircleAlert, CircleCheck, X } from "lucide-react"
import { type ReactElement, useEffect, useState } from "react"
import { Button } from "./button.tsx"
import { Said } from "./said.tsx"

/** At most three messages, halfway up the window: at the right edge, centred on phones. */
export const Toasts = (): ReactElement => {
  const t = useText()
  const shown = useStore(toasts)
  return (
    <section
      aria-label={t("shell.messages")}
      className="pointer-events-none fixed top-[50vh] right-6 z-80 flex w-[min(360px,calc(100vw-24px))] flex-col gap-2 max-sm:right-auto max-sm:left-1/2 max-sm:-translate-x-1/2"
    >
      {shown.map((message) => <Message key={message.id} message={message} />)}
    </section>
  )
}

const Message = ({ message }: { readonly message: ToastMessage }): ReactElement => {
  const t = useText()
  const { id, tone, text, detail, action } = message
  const hold = useAutoClose(message)
  const run = () => {
    closeToast(id)
    action?.run()
  }
  return (
    <div
      {...hold}
      role={tone === "bad" ? "alert" : "status"}
      className="pointer-events-auto flex animate-pop items-start gap-3 rounded-lg bg-raised py-3 pr-2 pl-4 text-base shadow-e3"
    >
      {tone === "bad" && <CircleAlert className="mt-0.5 size-[18px] shrink-0 text-bad" aria-hidden />}
      {tone === "good" && <CircleCheck className="mt-0.5 size-[18px] shrink-0 text-ok" aria-hidden />}
      <div className="min-w-0 flex-1 self-center break-words">
        <p className="font-[540]">
          <Said text={text} />
        </p>
        {detail !== undefined && (
          <p className="mt-0.5 text-sm text-fg-2">
            <Said text={detail} />
          </p>
        )}
      </div>
      {action !== undefined && <Button tone="soft" size="sm" onClick={run}>{action.label}</Button>}
      <Button tone="ghost" size="iconSm" aria-label={t("act.close")} onClick={() => closeToast(id)}>
        <X />
      </Button>
    </div>
  )
}

/** Closes the message after its time; waits while the pointer or the focus is on it. */
const useAutoClose = ({ id, durationMs }: ToastMessage) => {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld || !Number.isFinite(durationMs)) return
    const timer = setTimeout(() => closeToast(id), durationMs)
    return () => clearTimeout(timer)
  }, [id, durationMs, isHeld])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release }
}
