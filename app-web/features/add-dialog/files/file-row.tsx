import { lengthOf, sizeOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { IconButton } from "#web/ui/icon-button.tsx"
import { clsx } from "clsx"
import { AudioLines, FileText, GripVertical, SquarePlay, TriangleAlert, X } from "lucide-react"
import type { ComponentProps, ReactElement, ReactNode } from "react"
import { type Chosen, isGood, sentFile } from "./chosen.ts"

const icons = { audio: AudioLines, video: SquarePlay, document: FileText }

interface FileRowProps {
  readonly chosen: Chosen
  /** Why it is not accepted; null if it is. */
  readonly error: string | null
  /** Its position among the files to be merged, from 1; null if they are not merged. */
  readonly position: number | null
  readonly isDragged: boolean
  readonly hasTick: boolean
  readonly grip?: ComponentProps<"span"> | undefined
  readonly move?: ReactNode
  readonly below?: ReactNode
  readonly onTick: (isWanted: boolean) => void
  readonly onRemove: () => void
}

/** A file in the Add dialog: what it is, whether it will be sent, and if not, why. */
export const FileRow = (props: FileRowProps): ReactElement => {
  const { chosen, error, position, isDragged, hasTick, grip, move, below, onTick, onRemove } = props
  const t = useText("add-dialog")
  const { name } = chosen.file
  const Icon = error === null ? icons[chosen.kind] : TriangleAlert
  return (
    <li
      {...(position !== null && { "data-order": chosen.id })}
      className={clsx(
        "rounded-md px-2 py-2",
        error === null ? isDragged ? "bg-raised shadow-e3" : "hover:bg-hover" : "bg-bad-soft",
      )}
    >
      <div className="flex items-center gap-3 max-sm:gap-2">
        {position !== null && (
          <>
            <span
              {...grip}
              aria-hidden
              className="-m-2 touch-none cursor-grab p-2 text-fg-3 active:cursor-grabbing max-md:-mr-3"
            >
              <GripVertical className="size-4" />
            </span>
            <span className="tnum w-4 text-center text-sm text-fg-3">{position}</span>
          </>
        )}
        {hasTick && error === null && (
          <label className="-m-3 p-3">
            <input
              type="checkbox"
              checked={chosen.isWanted}
              aria-label={t("add.include", { name })}
              onChange={({ target }) => onTick(target.checked)}
              className="block size-[18px] accent-(--accent)"
            />
          </label>
        )}
        <Icon
          aria-hidden
          className={clsx(
            "size-5 shrink-0",
            error === null ? "text-fg-3" : "text-bad",
            position !== null && "max-sm:hidden",
          )}
        />
        <span className="min-w-0 flex-1">
          <span
            className={clsx(
              "block truncate max-sm:line-clamp-2 max-sm:break-words max-sm:whitespace-normal",
              !chosen.isWanted && error === null && "text-fg-3",
            )}
          >
            {name}
          </span>
          <span className={clsx("block text-sm", error === null ? "text-fg-3" : "text-bad")}>
            {error ?? <Facts chosen={chosen} />}
          </span>
        </span>
        {move}
        <IconButton label={t("add.remove", { name })} size="iconSm" className="max-md:!size-11" onClick={onRemove}>
          <X />
        </IconButton>
      </div>
      {below}
    </li>
  )
}

/** Length and size, as far as known. */
const Facts = ({ chosen }: { readonly chosen: Chosen }): ReactElement => {
  const t = useText("add-dialog")
  const reader = useLanguage()
  const size = sizeOf(sentFile(chosen).size, reader)
  const { length, isWanted, kind } = chosen
  if (!isWanted) return <>{t("add.notSent")}</>
  if (typeof length === "number") return <>{t("add.facts", { length: lengthOf(length, reader), size })}</>
  return <>{length === null && kind !== "document" && isGood(chosen) ? t("add.factsNoLength", { size }) : size}</>
}
