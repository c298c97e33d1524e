import { clsx } from "clsx"
import { Upload } from "lucide-react"
import type { ReactElement } from "react"

interface DropFieldProps {
  readonly title: string
  readonly limits: string
  readonly formats?: string
  readonly accept: string
  /** Smaller, once files have been added. */
  readonly isSmall: boolean
  readonly onFiles: (files: ReadonlyArray<File>) => void
}

/** Where files are chosen. Dropping them works anywhere in the window. */
export const DropField = ({ title, limits, formats, accept, isSmall, onFiles }: DropFieldProps): ReactElement => (
  <label
    className={clsx(
      "group flex w-full flex-col items-center justify-center gap-1 rounded-lg border-[1.5px] border-dashed border-line-strong bg-sunken px-4 text-center transition-colors hover:border-brand hover:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand",
      isSmall ? "min-h-[72px] py-2" : "min-h-44 py-4",
    )}
  >
    {!isSmall && (
      <span className="mb-2 grid size-11 place-items-center rounded-full bg-accent-soft text-accent-text group-hover:bg-accent-soft-2">
        <Upload className="size-5" aria-hidden />
      </span>
    )}
    <span className="font-[560]">{title}</span>
    <span className="text-sm text-balance text-fg-3">{limits}</span>
    {formats !== undefined && <span className="text-sm text-balance text-fg-3">{formats}</span>}
    <input
      type="file"
      multiple
      accept={accept}
      className="sr-only"
      onChange={({ target }) => {
        onFiles([...target.files ?? []])
        // Allows choosing the same file again after removing it.
        target.value = ""
      }}
    />
  </label>
)
