import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { useText } from "#web/lib/text.ts"
import { Select } from "#web/ui/select.tsx"
import type { ReactElement } from "react"
import type { ScopeChoice, useScope } from "./use-scope.ts"

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
