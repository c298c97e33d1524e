import { useText } from "#web/lib/text.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { slow, trpc } from "#web/request/trpc.ts"
import { ActionButton } from "#web/ui/action-button.tsx"
import type { ReactElement } from "react"
import { RowActions } from "../rows/row-actions.tsx"
import { EditRule } from "./edit-rule.tsx"
import { RemoveRule } from "./remove-rule.tsx"
import type { ExportRule, Target } from "./rule.ts"
import { TestResult } from "./test-result.tsx"
import { useRuleName } from "./use-rule-name.ts"

const ExportLog = lazyComponent(() => import("./log/export-log.tsx"), "ExportLog")

interface RuleActionsProps {
  readonly rule: ExportRule
  readonly targets: ReadonlyArray<Target>
  readonly onRemoved: () => void
}

/** Tries the place of a rule, shows what was written, and changes or removes the rule. */
export const RuleActions = ({ rule, targets, onRemoved }: RuleActionsProps): ReactElement => {
  const t = useText("automation/exports")
  const name = useRuleName(rule)
  const utils = trpc.useUtils()
  const test = trpc.automaticExport.testExportRule.useMutation({
    ...slow,
    onSettled: () => utils.automaticExport.listExportRules.invalidate(),
  })
  return (
    <RowActions
      name={name}
      first={
        <ActionButton
          aria-label={t("exports.testNamed", { name })}
          aria-busy={test.isPending}
          onClick={() => !test.isPending && test.mutate({ id: rule.id })}
        >
          {t("exports.test")}
        </ActionButton>
      }
      result={!test.isIdle && <TestResult end={test.data ?? null} error={test.error} />}
      log={<ExportLog rule={rule} />}
    >
      <EditRule rule={rule} targets={targets} />
      <RemoveRule rule={rule} onRemoved={onRemoved} />
    </RowActions>
  )
}
