import { useEffect, useEffectEvent, useState } from "react"

const filesIn = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") === true

/** Takes files that are dropped anywhere in the window. Whether some are held over it. */
export const useDrop = (onFiles: (files: ReadonlyArray<File>) => void): boolean => {
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
