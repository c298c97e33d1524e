import { tagColours, TagLabel } from "#web/entities/tag/tag-label.tsx"
import type { Tag, TagRule } from "#web/entities/tag/use-tags.ts"
import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { Button } from "#web/ui/button.tsx"
import { Confirm } from "#web/ui/confirm.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { Input } from "#web/ui/input.tsx"
import { Plus } from "lucide-react"
import { type FormEvent, type ReactElement, useId, useState } from "react"
import { applyRules } from "./apply-rules.ts"
import { RuleFields } from "./rule-fields.tsx"
import { tagNameFault } from "./tag-name.ts"
import { useSaveTag } from "./use-save-tag.ts"

interface TagEditorProps {
  /** Null for a new one. */
  readonly tag: Tag | null
  readonly onClose: () => void
}

const mostRules = 10

interface Numbered {
  readonly key: number
  readonly rule: TagRule
}

let count = 0

/** Rules have no name of their own. */
const numbered = (rule: TagRule): Numbered => {
  count += 1
  return { key: count, rule }
}

/** The name, the colour and the rules of a tag. A name that another tag has is an offer to merge the two. */
export const TagEditor = ({ tag, onClose }: TagEditorProps): ReactElement => {
  const t = useText("tags")
  const [name, setName] = useState(tag?.name ?? "")
  const [colour, setColour] = useState<Tag["colour"]>(tag?.colour ?? "violet")
  const [rules, setRules] = useState<ReadonlyArray<Numbered>>(() => (tag?.rules ?? []).map(numbered))
  const [isSubmitted, setSubmitted] = useState(false)
  const { save, merge, clash, saved, forget, failure, isSaving } = useSaveTag(tag, onClose)
  const { form, fault } = { form: useId(), fault: useId() }
  const broken = tagNameFault(name)
  const shown = broken !== null && (isSubmitted || name.trim() !== "") ? t(`tags.fault.${broken}`) : null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    const chosen = rules.map(({ rule }) => rule).filter((rule) => Object.keys(rule).length > 0)
    if (broken === null && !isSaving) {
      void save({
        name: name.normalize("NFC").trim(),
        colour,
        rules: chosen,
      })
    }
  }
  if (saved !== null) {
    return (
      <Confirm
        title={t("tags.applyTitle", { name: saved.name })}
        description={t("tags.applyText")}
        act={t("tags.apply")}
        keep={t("tags.notNow")}
        onAct={() => void applyRules(saved)}
        onClose={onClose}
      />
    )
  }
  if (clash !== null && tag !== null) {
    return (
      <Confirm
        title={t("tags.mergeTitle", { name: clash.name })}
        description={t("tags.mergeText", { from: tag.name, into: clash.name })}
        act={t("tags.merge")}
        onAct={() => void merge(clash)}
        onClose={forget}
      />
    )
  }
  return (
    <Dialog
      title={tag === null ? t("tags.new") : t("tags.edit", { name: tag.name })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("act.cancel")}</Button>
          <Button type="submit" form={form} tone="primary" disabled={isSaving}>{t("act.save")}</Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="space-y-5">
        <div>
          <Input
            aria-label={t("tags.name")}
            placeholder={t("tags.name")}
            value={name}
            onChange={({ target }) => setName(target.value)}
            aria-invalid={shown !== null}
            aria-describedby={fault}
            autoComplete="off"
          />
          <p id={fault} role="alert" className="mt-1.5 min-h-5 text-sm text-bad">
            {shown ?? (failure === null ? null : errorMessage(failure))}
          </p>
        </div>
        <fieldset>
          <legend className="mb-2 text-sm font-[540]">{t("tags.colour")}</legend>
          <div className="flex flex-wrap gap-2">
            {tagColours.map((one) => (
              <label
                key={one}
                className="rounded-full p-0.5 has-checked:outline-2 has-checked:outline-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
              >
                <input
                  type="radio"
                  name="colour"
                  className="sr-only"
                  checked={one === colour}
                  onChange={() => setColour(one)}
                />
                <TagLabel tag={{ name: t(`tags.colour.${one}`), colour: one }} className="h-8 px-3 max-md:h-10" />
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend className="text-sm font-[540]">{t("tags.rules")}</legend>
          <p className="mt-0.5 mb-2 text-sm text-fg-3">{t("tags.rulesText")}</p>
          {rules.map(({ key, rule }, nth) => (
            <RuleFields
              key={key}
              nth={nth + 1}
              rule={rule}
              onChange={(next) => setRules(rules.with(nth, { key, rule: next }))}
              onRemove={() => setRules(rules.toSpliced(nth, 1))}
            />
          ))}
          {rules.length < mostRules && (
            <Button
              size="sm"
              className="max-md:!h-11"
              onClick={() => setRules([...rules, numbered({})])}
            >
              <Plus />
              {t("tags.addRule")}
            </Button>
          )}
        </fieldset>
      </form>
    </Dialog>
  )
}
