import { clearFinished } from "#web/entities/upload/actions.ts"
import { couldLose, isOver, isSent, type UploadBatch } from "#web/entities/upload/batch/upload-batch.ts"
import { uploads } from "#web/entities/upload/uploads.ts"
import { useStore } from "#web/lib/store.ts"
import { type Translate, useText } from "#web/lib/text.ts"
import { IconButton } from "#web/ui/icon-button.tsx"
import { clsx } from "clsx"
import { ChevronDown, X } from "lucide-react"
import { type FocusEvent, type ReactElement, useEffect, useState } from "react"
import { DoneLink, TrayRow } from "./tray-row.tsx"

/** How long the tray stays after the last upload. */
const stayMs = 5000

/**
 * All uploads, on every page. It collapses once the server has every byte, and disappears once there is nothing left
 * to say.
 */
export const Tray = (): ReactElement => {
  const t = useText("uploads")
  const batches = useStore(uploads)
  const areSent = batches.every(isSent)
  const isDone = batches.every(isOver)
  const { isHeld, ...hold } = useHold()
  const [chosen, setChosen] = useState<{ readonly isFolded: boolean; readonly areSent: boolean } | null>(null)
  // A choice holds until there is more to send, or nothing.
  const isFolded = chosen?.areSent === areSent ? chosen.isFolded : areSent && !isHeld
  const finished = isFolded ? onlyFinished(batches) : null
  useEffect(() => {
    if (!isDone || isHeld) return
    const timer = setTimeout(clearFinished, stayMs)
    return () => clearTimeout(timer)
  }, [isDone, isHeld])
  return (
    <section
      {...hold}
      aria-label={t("upload.title")}
      className="animate-pop overflow-hidden rounded-lg bg-raised shadow-e4"
    >
      <header className="flex items-center gap-1 py-1.5 pr-2 pl-4">
        <div className="min-w-0 flex-1">
          <output className={clsx("font-[560]", finished !== null && "sr-only")}>
            {headline(batches, isFolded, t)}
          </output>
          {finished}
        </div>
        <IconButton
          label={isFolded ? t("upload.show") : t("upload.hide")}
          size="iconSm"
          side="top"
          aria-expanded={!isFolded}
          className="max-md:!size-11"
          onClick={() => setChosen({ isFolded: !isFolded, areSent })}
        >
          <ChevronDown className={clsx("transition-transform", isFolded && "rotate-180")} />
        </IconButton>
        {batches.some(isOver) && (
          <IconButton
            label={isDone ? t("act.close") : t("upload.clear")}
            size="iconSm"
            side="top"
            className="max-md:!size-11"
            onClick={clearFinished}
          >
            <X />
          </IconButton>
        )}
      </header>
      {!isFolded && (
        <>
          <ul className="scroll max-h-[min(300px,40dvh)] overflow-y-auto px-4 pb-2">
            {batches.map((batch) => <TrayRow key={batch.id} batch={batch} />)}
          </ul>
          {batches.some(couldLose) && <p className="border-t px-4 py-2.5 text-sm text-warn">{t("upload.stayHere")}</p>}
        </>
      )}
    </section>
  )
}

/** While the pointer or the focus is on it, nothing moves or disappears. A lifted finger does not count. */
const useHold = () => {
  const [isPointed, setPointed] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  return {
    isHeld: isPointed || hasFocus,
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocus(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocus(currentTarget.contains(relatedTarget)),
  }
}

/** A link to the file, if there is only a single upload. */
const onlyFinished = ([one, ...others]: ReadonlyArray<UploadBatch>): ReactElement | null =>
  one?.phase._tag === "Done" && others.length === 0
    ? <DoneLink id={one.id} taskId={one.phase.taskId} title={one.phase.title} />
    : null

const headline = (batches: ReadonlyArray<UploadBatch>, isFolded: boolean, t: Translate<"uploads">): string => {
  const open = batches.filter((batch) => !isOver(batch))
  const stuck = open.filter(({ phase }) => phase._tag === "Refused").length
  if (open.length === 0) return t("upload.finished")
  if (stuck === open.length) return t("upload.stuck", { count: stuck })
  // Otherwise its row says so.
  if (isFolded && open.every(({ waitsFor }) => waitsFor === "network")) return t("upload.offline")
  return t("upload.going", { count: open.length - stuck })
}
