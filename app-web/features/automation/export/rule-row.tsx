import { useFolders } from "#web/entities/folder/use-folders.ts"
import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { useMoment } from "#web/lib/use-moment.ts"
import { errorCode, errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Chip } from "#web/ui/chip.tsx"
import type { ReactElement } from "react"
import { SwitchedRow } from "../rows/switched-row.tsx"
import { RuleActions } from "./rule-actions.tsx"
import { useFaultText, useRuleName } from "./rule-words.ts"
import { type ExportRule, kindOf, placeText, type Target } from "./rule.ts"

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

/** How many files a rule has written, when the last, and why it does not go on. */
const RuleHealth = ({ rule }: { readonly rule: ExportRule }): ReactElement => {
  const t = useText("automation/exports")
  const moment = useMoment()
  const faultText = useFaultText()
  const { written, waiting, failed, removed, conflicts, written_at: last, off, failing_since: since, fault } = rule
  return (
    <div className="text-sm text-fg-2">
      <p>
        {last === null ? t("exports.never") : t("exports.last", { time: moment(last) })}
        {written + waiting + failed > 0 && ` · ${t("exports.counts", { written, waiting, failed })}`}
      </p>
      {removed + conflicts > 0 && <p>{t("exports.changedThere", { removed, conflicts })}</p>}
      {off !== null && <p className={off === "owner" ? "text-fg-3" : "text-bad"}>{t(`exports.off.${off}`)}</p>}
      {fault !== null && (
        <p className={off === null ? "text-warn" : "text-bad"}>
          {off === null && since !== null && `${t("exports.failing", { time: moment(since) })} `}
          {faultText(fault, null)}
        </p>
      )}
    </div>
  )
}

/** What a rule writes of which files. */
const RuleText = ({ rule }: { readonly rule: ExportRule }): ReactElement => {
  const t = useText("automation/exports")
  const form = useText("automation/form")
  const found = useFolders()
  const { content, flavour, folder_id: folderId, formats, has_shared: hasShared, has_translations: hasOthers } = rule
  const folder = found?.folders.find(({ id }) => id === folderId)
  const isGone = folderId !== null && found !== undefined && folder === undefined
  const parts = [
    t(`exports.content.${content}`),
    formats.includes("md") && t(`exports.flavour.${flavour}`),
    folderId === null ? t("nav.files") : folder !== undefined && t("exports.inFolder", { name: folder.name }),
    hasOthers && t("exports.withTranslations"),
    hasShared && t("exports.withShared"),
  ].filter((part) => part !== false)
  return (
    <>
      <p className="text-sm break-words text-fg-2">{parts.join(" · ")}</p>
      {isGone && <p className="text-sm text-warn">{form("form.folderGone")}</p>}
    </>
  )
}
