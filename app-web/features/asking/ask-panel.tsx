import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { useBackCloses } from "#web/lib/layer-history.ts"
import { useText } from "#web/lib/text.ts"
import { useMedia } from "#web/lib/use-media.ts"
import { layers } from "#web/ui/layers.ts"
import { Dialog } from "radix-ui"
import { type ReactElement, useEffect, useRef } from "react"
import { Conversation } from "./conversation.tsx"

interface AskPanelProps {
  readonly task: OpenedTask
  readonly onClose: () => void
}

/** Questions about a task: beside its text, or over it where there is no room. */
export const AskPanel = (props: AskPanelProps): ReactElement => {
  const isWide = useMedia("(min-width: 1024px)")
  return isWide ? <Beside {...props} /> : <Over {...props} />
}

const Beside = ({ task, onClose }: AskPanelProps): ReactElement => {
  const t = useText("asking")
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    const aside = frame.current
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) onClose()
    }
    aside?.addEventListener("keydown", onKeyDown)
    return () => aside?.removeEventListener("keydown", onKeyDown)
  }, [onClose])
  return (
    <aside
      ref={frame}
      aria-label={t("ask.title")}
      className="no-print flex w-[392px] shrink-0 flex-col border-l bg-raised"
    >
      <Conversation task={task} onClose={onClose} onShown={() => undefined} />
    </aside>
  )
}

const Over = ({ task, onClose }: AskPanelProps): ReactElement => {
  const t = useText("asking")
  useBackCloses(onClose)
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal container={layers}>
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => event.preventDefault()}
          className="fixed inset-0 top-(--offline) z-50 flex animate-sheet flex-col bg-raised pb-[env(safe-area-inset-bottom)] outline-none"
        >
          <Dialog.Title className="sr-only">{t("ask.title")}</Dialog.Title>
          <Conversation task={task} onClose={onClose} onShown={onClose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
