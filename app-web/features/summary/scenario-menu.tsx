import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { type Scenario, scenarioOf, scenarios, useScenarioName } from "#web/entities/task/scenario/scenario.ts"
import { isManaged } from "#web/entities/task/task-item.ts"
import { useText } from "#web/lib/text.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { Button } from "#web/ui/button.tsx"
import { Menu, MenuContent, MenuItem, MenuLine, MenuRadio, MenuRadioGroup, MenuTrigger } from "#web/ui/menu.tsx"
import { ChevronDown } from "lucide-react"
import { type ReactElement, Suspense, useState } from "react"
import { useRewriteSummary } from "./use-rewrite-summary.ts"

const Confirm = lazyComponent(() => import("#web/ui/confirm.tsx"), "Confirm")

interface ScenarioMenuProps {
  readonly task: OpenedTask
  readonly isBusy: boolean
}

/** The kind of recording that the summary is written for. Choosing another rewrites it, after asking. */
export const ScenarioMenu = ({ task, isBusy }: ScenarioMenuProps): ReactElement | null => {
  const t = useText("summary")
  const nameOf = useScenarioName()
  const rewrite = useRewriteSummary(task.id)
  const [asked, setAsked] = useState<Scenario | "again" | null>(null)
  const { scenario } = task
  if (scenario === null) return null
  const name = nameOf(scenario)
  if (!isManaged(task)) return <p className="ml-auto px-3 text-sm text-fg-3">{t("scenario.label", { kind: name })}</p>
  const choose = (value: string) => {
    const chosen = scenarioOf(value)
    if (chosen !== null && chosen !== scenario) setAsked(chosen)
  }
  return (
    <div className="ml-auto">
      <Menu>
        <MenuTrigger asChild>
          <Button
            tone="ghost"
            size="sm"
            className="max-md:!h-11"
            aria-label={t("scenario.label", { kind: name })}
            disabled={isBusy || rewrite.isPending}
          >
            {name}
            <ChevronDown />
          </Button>
        </MenuTrigger>
        <MenuContent align="end">
          <MenuRadioGroup value={scenario} onValueChange={choose}>
            {scenarios.map((one) => <MenuRadio key={one} value={one}>{nameOf(one)}</MenuRadio>)}
          </MenuRadioGroup>
          <MenuLine />
          <MenuItem onSelect={() => setAsked("again")}>{t("scenario.again")}</MenuItem>
        </MenuContent>
      </Menu>
      <Suspense>
        {asked !== null && (
          <Confirm
            title={asked === "again" ? t("summary.againTitle") : t("scenario.ask", { kind: nameOf(asked) })}
            description={t(task.is_edited ? "summary.againEdited" : "summary.againText")}
            act={t("summary.again")}
            onAct={() => rewrite.run({ scenario: asked === "again" ? null : asked })}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </div>
  )
}
