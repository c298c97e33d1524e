import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorCode, errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Chip } from "#web/ui/chip.tsx"
import type { ReactElement } from "react"
import { SwitchedRow } from "../rows/switched-row.tsx"
import { RuleActions } from "./rule-actions.tsx"
import { RuleHealth } from "./rule-health.tsx"
import { RuleText } from "./rule-text.tsx"
import { type ExportRule, kindOf, placeText, type Target } from "./rule.ts"
import { useRuleName } from "./use-rule-name.ts"

interface RuleRowProps {
  readonly rule: ExportRule
  /** What this server offers. */
  readonly targets: ReadonlyArray<Target>
  readonly onRemoved: () => void
}

/** A rule with what it writes where, how that goes, and what can be done with it. */
export const RuleRow = ({ rule, targets, onRemoved }: RuleRowProps): ReactElement => {
  const t = useText("automation/exports")
  const form = useText("automation/form")
  const kinds = useText("export")
  const name = useRuleName(rule)
  const utils = trpc.useUtils()
  const turn = trpc.automaticExport.editExportRule.useMutation({
    onError: (failure) => {
      const isClosed = errorCode(failure) === "ExportRuleRefused"
      toast(isClosed ? t("exports.closed") : errorMessage(failure), { tone: "bad" })
    },
    onSettled: () => utils.automaticExport.invalidate(),
  })
  const place = placeText(rule)
  return (
    <SwitchedRow
      name={name}
      isOn={rule.is_on}
      label={t("exports.on", { name })}
      turn={turn}
      onTurn={(isOn) => turn.mutate({ id: rule.id, is_on: isOn })}
      actions={<RuleActions rule={rule} targets={targets} onRemoved={onRemoved} />}
    >
      <p className="line-clamp-2 text-sm break-all text-fg-3">
        {form(`place.${kindOf(rule.target)}`)}
        {place !== "" && `: ${place}`}
      </p>
      <RuleText rule={rule} />
      <RuleHealth rule={rule} />
      <ul aria-label={t("exports.formats")} className="mt-2 flex flex-wrap gap-1.5">
        {rule.formats.map((format) => (
          <li key={format}>
            <Chip>{kinds(`export.${format}`)}</Chip>
          </li>
        ))}
      </ul>
    </SwitchedRow>
  )
}
