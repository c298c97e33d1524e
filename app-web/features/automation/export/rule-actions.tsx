import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { slow, trpc } from "#web/request/trpc.ts"
import { ActionButton } from "#web/ui/action-button.tsx"
import type { ReactElement } from "react"
import { RemoveButton } from "../rows/remove-button.tsx"
import { RowActions } from "../rows/row-actions.tsx"
import { EditRule } from "./edit-rule.tsx"
import { useFaultText, useRuleName } from "./rule-words.ts"
import type { ExportRule, Fault, Target } from "./rule.ts"

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

interface RemoveRuleProps {
  readonly rule: ExportRule
  readonly onRemoved: () => void
}

/** Deletes a rule with its log, after asking. */
const RemoveRule = ({ rule, onRemoved }: RemoveRuleProps): ReactElement => {
  const t = useText("automation/exports")
  const name = useRuleName(rule)
  const utils = trpc.useUtils()
  const remove = trpc.automaticExport.deleteExportRule.useMutation({
    onSuccess: onRemoved,
    onError: (failure) => void toast(errorMessage(failure), { tone: "bad" }),
    onSettled: () => utils.automaticExport.listExportRules.invalidate(),
  })
  return (
    <RemoveButton
      label={t("exports.delete", { name })}
      title={t("exports.deleteTitle", { name })}
      text={t("exports.deleteText")}
      act={t("act.delete")}
      onAct={() => remove.mutate({ id: rule.id })}
    />
  )
}

interface TestResultProps {
  /** Null while the place is asked. */
  readonly end: { readonly fault: Fault | null; readonly status: number | null } | null
  readonly error: unknown
}

/** Whether a place can be written to. */
const TestResult = ({ end, error }: TestResultProps): ReactElement => {
  const t = useText("automation/exports")
  const faultText = useFaultText()
  return (
    <div className="mt-3 text-sm">
      <output className={end === null ? "text-fg-3" : end.fault === null ? "text-ok" : "text-bad"}>
        {error === null &&
          (end === null
            ? t("exports.testing")
            : end.fault === null
            ? t("exports.works")
            : faultText(end.fault, end.status))}
      </output>
      {error !== null && <p role="alert" className="text-bad">{errorMessage(error)}</p>}
    </div>
  )
}
