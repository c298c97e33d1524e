import { useStore } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { SwitchRow } from "#web/ui/switch-row.tsx"
import { AppWindow, CircleAlert, type LucideIcon, Mic } from "lucide-react"
import type { ReactElement } from "react"
import { recordProblem } from "./record-problem.ts"
import { canShareTab, recordOptions } from "./recording-state.ts"
import type { SoundOptions } from "./sound-source.ts"

/** The audio source. */
export const RecordSetup = (): ReactElement => {
  const t = useText("recorder")
  const options = useStore(recordOptions)
  const problem = useStore(recordProblem)
  const set = (more: Partial<SoundOptions>) => recordOptions.set({ ...options, ...more })
  return (
    <>
      <fieldset className="grid gap-3 sm:grid-cols-2">
        <legend className="mb-2 font-[540]">{t("record.sources")}</legend>
        <Source
          icon={Mic}
          label={t("record.microphone")}
          hint={t("record.microphoneHint")}
          checked={options.microphone}
          onChange={(microphone) => set({ microphone })}
        />
        {canShareTab() && (
          <Source
            icon={AppWindow}
            label={t("record.tab")}
            hint={t("record.tabHint")}
            checked={options.tab}
            onChange={(tab) => set({ tab })}
          />
        )}
      </fieldset>
      {options.microphone && (
        <SwitchRow
          label={t("record.clean")}
          hint={t("record.cleanHint")}
          checked={options.isCleaned}
          onChange={(isCleaned) => set({ isCleaned })}
        />
      )}
      {problem !== null && (
        <p role="alert" className="mt-4 flex items-start gap-3 rounded-lg bg-bad-soft p-4 text-bad">
          <CircleAlert className="mt-0.5 size-[18px] shrink-0" aria-hidden />
          {t(`record.problem.${problem}`)}
        </p>
      )}
      <p className="mt-4 px-1 text-sm text-fg-3">{t("record.safe")}</p>
    </>
  )
}

interface SourceProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly hint: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

const Source = ({ icon: Icon, label, hint, checked, onChange }: SourceProps): ReactElement => (
  <label className="flex items-start gap-3 rounded-lg p-4 shadow-[inset_0_0_0_1px_var(--line-strong)] transition-shadow hover:bg-hover has-checked:bg-accent-soft has-checked:shadow-[inset_0_0_0_1.5px_var(--brand)]">
    <Icon className="mt-0.5 size-5 shrink-0 text-accent-text" aria-hidden />
    <span className="min-w-0 flex-1">
      <span className="block font-[540]">{label}</span>
      <span className="block text-sm text-fg-2">{hint}</span>
    </span>
    <input
      type="checkbox"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
      className="mt-0.5 size-[18px] shrink-0 accent-(--accent)"
    />
  </label>
)
