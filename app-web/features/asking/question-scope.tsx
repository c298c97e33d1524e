import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { useLines } from "#web/entities/transcript/use-lines.ts"
import { useText } from "#web/lib/text.ts"
import { Select } from "#web/ui/select.tsx"
import { type ReactElement, useEffect, useState } from "react"

/** In the server's format: nothing for the whole file. */
export interface Scope {
  readonly last_minutes?: number
  readonly lines?: ReadonlyArray<string>
}

type ScopeChoice = "all" | "last5" | "last15" | "selection"

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

interface ScopeSelectProps {
  readonly task: OpenedTask
  readonly scope: ReturnType<typeof useScope>
}

/** Which part of a file a question is about. */
export const ScopeSelect = ({ task, scope }: ScopeSelectProps): ReactElement => {
  const t = useText("asking")
  const choices: ReadonlyArray<ScopeChoice> = [
    "all",
    ...(task.is_spoken ? ["last5", "last15"] as const : []),
    ...(scope.selected > 0 ? ["selection"] as const : []),
  ]
  return (
    <Select
      value={scope.choice}
      aria-label={t("ask.scope")}
      onChange={({ target }) => scope.choose(choices.find((one) => one === target.value) ?? "all")}
      className="[&_select]:!h-8 [&_select]:border-0 [&_select]:!bg-transparent [&_select]:text-sm [&_select]:text-fg-2 [&_select]:shadow-none max-md:[&_select]:!h-11"
    >
      {choices.map((one) => <option key={one} value={one}>{t(`ask.scope.${one}`, { count: scope.selected })}</option>)}
    </Select>
  )
}
