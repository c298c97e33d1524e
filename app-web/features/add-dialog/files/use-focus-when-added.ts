import { type RefObject, useEffect, useRef } from "react"
import type { Chosen } from "./chosen.ts"

/** For the button that sends the files: once files have been added, it gets the focus, so that Enter starts. */
export const useFocusWhenAdded = (
  files: ReadonlyArray<Chosen>,
  canSend: boolean,
): RefObject<HTMLButtonElement | null> => {
  const button = useRef<HTMLButtonElement>(null)
  const seen = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (!canSend && files.length > 0) return
    const isNew = files.some(({ id }) => !seen.current.has(id))
    seen.current = new Set(files.map(({ id }) => id))
    if (isNew) button.current?.focus()
  }, [files, canSend])
  return button
}
