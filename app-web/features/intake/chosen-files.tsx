import type { ReactElement } from "react"
import { t } from "../../lib/text.ts"

interface ChosenFilesProps {
  readonly files: ReadonlyArray<File>
  readonly onChange: (files: ReadonlyArray<File>) => void
}

/** The files in the order in which they are sent. */
export const ChosenFiles = ({ files, onChange }: ChosenFilesProps): ReactElement | null => {
  const without = (index: number) => files.filter((_, at) => at !== index)
  const movedUp = (index: number) => {
    const file = files[index]
    return file === undefined ? files : without(index).toSpliced(index - 1, 0, file)
  }
  if (files.length === 0) return null
  return (
    <ol className="list">
      {files.map((file, index) => (
        <li key={keyOf(file)} className="bar">
          <span>{file.name}</span>
          <span className="row">
            {index > 0 && (
              <button
                type="button"
                className="button"
                aria-label={t("add.up", { name: file.name })}
                onClick={() => onChange(movedUp(index))}
              >
                ↑
              </button>
            )}
            <button
              type="button"
              className="button"
              aria-label={t("add.remove", { name: file.name })}
              onClick={() => onChange(without(index))}
            >
              ×
            </button>
          </span>
        </li>
      ))}
    </ol>
  )
}

/** What tells one chosen file from another. */
export const keyOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`
