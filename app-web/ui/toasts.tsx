import { CircleAlert, CircleCheck, X } from "lucide-react"
import { Toast } from "radix-ui"
import type { ReactElement } from "react"
import { useStore } from "../lib/store.ts"
import { useText } from "../lib/text.ts"
import { closeToast, type ToastMessage, toasts } from "../lib/toasts.ts"
import { Button } from "./button.tsx"

/** At most three messages, at half the height of the window: at the right edge, centred on phones. */
export const Toasts = (): ReactElement => {
  const t = useText()
  const shown = useStore(toasts)
  return (
    <Toast.Provider label={t("shell.message")}>
      {shown.map((message) => <Message key={message.id} message={message} />)}
      <Toast.Viewport
        label={`${t("shell.messages")} ({hotkey})`}
        className="fixed top-[50vh] right-6 z-80 flex w-[min(360px,calc(100vw-24px))] flex-col gap-2 outline-none max-sm:right-auto max-sm:left-1/2 max-sm:-translate-x-1/2"
      />
    </Toast.Provider>
  )
}

const Message = (
  { message: { id, tone, text, detail, lasts, action } }: { readonly message: ToastMessage },
): ReactElement => {
  const t = useText()
  return (
    <Toast.Root
      duration={lasts}
      type={tone === "bad" ? "foreground" : "background"}
      onOpenChange={(open) => !open && closeToast(id)}
      className="flex animate-pop items-start gap-3 rounded-lg bg-raised py-3 pr-2 pl-4 text-base shadow-e3 data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
    >
      {tone === "bad" && <CircleAlert className="mt-0.5 size-[18px] shrink-0 text-bad" />}
      {tone === "good" && <CircleCheck className="mt-0.5 size-[18px] shrink-0 text-ok" />}
      <div className="min-w-0 flex-1 self-center">
        <Toast.Title className="font-[540]">{text}</Toast.Title>
        {detail !== undefined && <Toast.Description className="mt-0.5 text-sm text-fg-2">{detail}</Toast.Description>}
      </div>
      {action !== undefined && (
        <Toast.Action asChild altText={action.label}>
          <Button tone="soft" size="sm" onClick={action.run}>{action.label}</Button>
        </Toast.Action>
      )}
      <Toast.Close asChild>
        <Button tone="ghost" size="iconSm" aria-label={t("act.close")}>
          <X />
        </Button>
      </Toast.Close>
    </Toast.Root>
  )
}
