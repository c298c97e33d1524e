import { clearFinished } from "#web/entities/upload/actions.ts"
import { couldLose, isOver, type UploadBatch } from "#web/entities/upload/batch/upload-batch.ts"
import { uploads } from "#web/entities/upload/uploads.ts"
import { useStore } from "#web/lib/store.ts"
import { IconButton } from "#web/ui/icon-button.tsx"
import { clsx } from "clsx"
import { ChevronDown, X } from "lucide-react"
import { type ReactElement, useState } from "react"
import { type Translate, useText } from "./texts.ts"
import { TrayRow } from "./tray-row.tsx"

/** All uploads, on every page. */
export const Tray = (): ReactElement => {
  const t = useText()
  const batches = useStore(uploads)
  const [isFolded, setIsFolded] = useState(false)
  const isDone = batches.every(isOver)
  return (
    <section aria-label={t("upload.title")} className="animate-pop overflow-hidden rounded-lg bg-raised shadow-e4">
      <header className="flex items-center gap-1 py-1.5 pr-2 pl-4">
        <output className="flex-1 font-[560]">{headline(batches, t)}</output>
        <IconButton
          label={isFolded ? t("upload.show") : t("upload.hide")}
          size="iconSm"
          side="top"
          aria-expanded={!isFolded}
          className="max-md:!size-11"
          onClick={() => setIsFolded(!isFolded)}
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

const headline = (batches: ReadonlyArray<UploadBatch>, t: Translate): string => {
  const open = batches.filter((batch) => !isOver(batch))
  const stuck = open.filter(({ phase }) => phase._tag === "Refused").length
  if (open.length === 0) return t("upload.finished")
  if (stuck === open.length) return t("upload.stuck", { count: stuck })
  return t("upload.going", { count: open.length - stuck })
}
