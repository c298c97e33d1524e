import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { useLines } from "#web/entities/transcript/use-lines.ts"
import { useEffect, useState } from "react"

/** In the server's format: nothing for the whole file. */
export interface Scope {
  readonly last_minutes?: number
  readonly lines?: ReadonlyArray<string>
}

export type ScopeChoice = "all" | "last5" | "last15" | "selection"

/** The most lines that a question may be narrowed to. */
const maxLines = 5000

/** Which part of the file the next questions are about. Selected lines are those whose text the reader marked last. */
export const useScope = (task: OpenedTask) => {
  const [choice, choose] = useState<ScopeChoice>("all")
  const selected = useSelectedLines(task)
  const chosen = choice === "selection" && selected.length === 0 ? "all" : choice
  const scope: Scope = chosen === "selection"
    ? { lines: selected.slice(0, maxLines) }
    : chosen === "last5"
    ? { last_minutes: 5 }
    : chosen === "last15"
    ? { last_minutes: 15 }
    : {}
  return { choice: chosen, choose, selected: selected.length, scope }
}

const useSelectedLines = (task: OpenedTask): ReadonlyArray<string> => {
  const { lines } = useLines(task)
  const [selected, setSelected] = useState<ReadonlyArray<string>>([])
  useEffect(() => {
    const note = () => {
      const selection = getSelection()
      if (selection === null || selection.isCollapsed) return
      const ends = [lineOf(selection.anchorNode), lineOf(selection.focusNode)].map((id) => lines.ids.indexOf(id))
      const [from, to] = [Math.min(...ends), Math.max(...ends)]
      if (from >= 0) setSelected(lines.ids.slice(from, to + 1))
    }
    document.addEventListener("selectionchange", note)
    return () => document.removeEventListener("selectionchange", note)
  }, [lines])
  return selected
}

const lineOf = (node: Node | null): string =>
  (node instanceof Element ? node : node?.parentElement)?.closest("[data-line]")?.getAttribute("data-line") ?? ""
