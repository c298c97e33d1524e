import { useText } from "#web/lib/text.ts"
import { type ReactElement, useEffect, useState } from "react"
import { adding, openAdd } from "./add-state.ts"

/** Accepts files dropped anywhere, or pasted outside a field. */
export const DropOverlay = (): ReactElement | null => {
  const t = useText()
  const isOver = useDroppedFiles()
  return isOver
    ? (
      <div className="pointer-events-none fixed inset-3 z-70 grid md:left-[80px] lg:left-[264px] [body:has([data-drawer])_&]:left-[300px] animate-fade place-items-center rounded-2xl border-2 border-dashed border-brand bg-accent-soft/90 text-xl font-[620] text-accent-text backdrop-blur-sm">
        {t("add.dropOverlay")}
      </div>
    )
    : null
}

const accept = (files: ReadonlyArray<File>, folder?: string | null): void => {
  if (files.length > 0) openAdd(adding.get()?.tab === "document" ? "document" : "files", files, folder)
}

/** The folder of the side bar that something is dropped on, null for none; undefined anywhere else. */
const folderUnder = (target: EventTarget | null): string | null | undefined => {
  const place = target instanceof Element ? target.closest<HTMLElement>("[data-drop-folder]") : null
  const folder = place?.dataset["dropFolder"]
  return folder === "uncategorized" ? null : folder
}

const useDroppedFiles = (): boolean => {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    // A child is entered before its parent is left: the pointer is outside once there are as many leaves as enters.
    let entered = 0
    const ifFiles = (act: (event: DragEvent) => void) => (event: DragEvent) => {
      if (event.dataTransfer?.types.includes("Files") === true) act(event)
    }
    const leave = () => {
      entered = 0
      setIsOver(false)
    }
    const end = new AbortController()
    const { signal } = end
    addEventListener("dragenter", ifFiles(() => setIsOver(++entered > 0)), { signal })
    addEventListener("dragleave", ifFiles(() => --entered <= 0 && leave()), { signal })
    addEventListener("dragover", ifFiles((event) => event.preventDefault()), { signal })
    addEventListener(
      "drop",
      ifFiles((event) => {
        event.preventDefault()
        leave()
        accept([...event.dataTransfer?.files ?? []], folderUnder(event.target))
      }),
      { signal },
    )
    addEventListener("paste", ({ target, clipboardData }) => {
      const isField = target instanceof Element && target.closest("input,textarea,[contenteditable=true]") !== null
      if (!isField) accept([...clipboardData?.files ?? []])
    }, { signal })
    return () => end.abort()
  }, [])
  return isOver
}
