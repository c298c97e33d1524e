import { useText } from "#web/lib/text.ts"
import { buttonStyle } from "#web/ui/button-style.ts"
import { clsx } from "clsx"
import { Upload } from "lucide-react"
import { type ReactElement, useEffect, useEffectEvent, useState } from "react"

interface DropFieldProps {
  readonly accept: string
  readonly isMultiple?: boolean
  /** What fits, said before the choice. */
  readonly hint: string
  readonly isSmall?: boolean
  readonly onFiles: (files: ReadonlyArray<File>) => void
}

/** Where files are chosen. Dropping them works anywhere in the window. */
export const DropField = (
  { accept, isMultiple = false, hint, isSmall = false, onFiles }: DropFieldProps,
): ReactElement => {
  const t = useText("tools/parts")
  const isOver = useDrop((files) => onFiles(isMultiple ? files : files.slice(0, 1)))
  return (
    <label
      className={clsx(
        "grid justify-items-center gap-3 rounded-xl bg-raised px-5 text-center outline-2 -outline-offset-2 outline-dashed transition-colors has-[:focus-visible]:outline-brand has-[:focus-visible]:outline-solid",
        isOver ? "bg-accent-soft outline-brand" : "outline-field",
        isSmall ? "py-5" : "py-10",
      )}
    >
      <input
        type="file"
        className="sr-only"
        accept={accept}
        multiple={isMultiple}
        onChange={({ target }) => {
          const files = Array.from(target.files ?? [])
          // The same file may be chosen once more.
          target.value = ""
          if (files.length > 0) onFiles(files)
        }}
      />
      <span className={buttonStyle({ tone: isSmall ? "soft" : "primary", size: "lg" })}>
        <Upload aria-hidden />
        {isMultiple ? t("drop.chooseMany") : t("drop.chooseOne")}
      </span>
      <span className="text-base text-fg-2 max-sm:hidden">{t("drop.or")}</span>
      <span className="text-sm text-fg-3">{hint}</span>
    </label>
  )
}

const filesIn = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") === true

/** Takes files that are dropped anywhere in the window. Whether some are held over it. */
const useDrop = (onFiles: (files: ReadonlyArray<File>) => void): boolean => {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const ends = new AbortController()
    const { signal } = ends
    const over = (event: DragEvent) => {
      if (!filesIn(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!filesIn(event)) return
      event.preventDefault()
      setOver(false)
      const files = Array.from(event.dataTransfer?.files ?? [])
      if (files.length > 0) take(files)
    }
    addEventListener("dragover", over, { signal })
    addEventListener("dragleave", leave, { signal })
    addEventListener("drop", drop, { signal })
    return () => ends.abort()
  }, [])
  return isOver
}
