import type { Lines } from "#web/entities/transcript/lines.ts"
import { fold } from "#web/lib/fold.ts"
import { useText } from "#web/lib/text.ts"
import { useMedia } from "#web/lib/use-media.ts"
import { trpc } from "#web/request/trpc.ts"
import { Avatar } from "#web/ui/avatar.tsx"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { Input } from "#web/ui/input.tsx"
import { Popover } from "#web/ui/popover.tsx"
import { colourIndex } from "#web/ui/speaker-colour.ts"
import { UserRound } from "lucide-react"
import { type ReactElement, useId, useRef, useState } from "react"
import { moveAmongNames, NameList } from "./name-list.tsx"
import type { SpeakerChanges } from "./speaker-changes.ts"
import { speakerChoice } from "./speaker-choice.ts"
import { VoiceSampleButton } from "./voice-sample-button.tsx"

interface SpeakerDialogProps {
  readonly lines: Lines
  /** The lines it is about: one, or those of a turn. */
  readonly lineIndices: ReadonlyArray<number>
  readonly changes: SpeakerChanges
  readonly taskId: string
  /** The name or line that was pressed. */
  readonly anchor: Element
  readonly onClose: () => void
}

/** Who speaks here: another speaker or a new name, everywhere or only here. */
export const SpeakerDialog = (
  { lines, lineIndices, changes, taskId, anchor, onClose }: SpeakerDialogProps,
): ReactElement => {
  const t = useText("transcript")
  const form = useId()
  const speaker = lines.speakers[lines.speakerOf[lineIndices[0] ?? -1] ?? -1] ?? null
  const [name, setName] = useState(speaker?.name ?? "")
  const [isEverywhere, setEverywhere] = useState(speaker !== null)
  const choice = speakerChoice(lines.speakers, speaker, name, isEverywhere)
  const field = useRef<HTMLInputElement>(null)
  const { data: earlier } = trpc.transcript.listPeople.useQuery({}, { staleTime: 60_000, retry: false })
  const isTyped = name !== speaker?.name
  const isOffered = (other: string) => !isTyped || fold(other).text.includes(fold(name.trim()).text)
  const here = lines.speakers.flatMap((other, index) =>
    other.id === speaker?.id || !isOffered(other.name)
      ? []
      : [{
        key: other.id,
        name: other.name,
        picture: <Avatar name={other.name} index={colourIndex(other.id, index)} size={24} />,
      }]
  )
  const known = new Set(lines.speakers.map((one) => fold(one.name).text))
  const elsewhere = (earlier?.people ?? []).filter((one) => !known.has(fold(one).text) && isOffered(one))
  const choose = (chosen: string, byKeys: boolean) => {
    setName(chosen)
    // The next Enter applies it.
    if (byKeys) field.current?.focus()
  }
  const act = () => {
    onClose()
    if (choice.kind === "rename" && speaker !== null) void changes.rename(speaker, choice.name)
    if (choice.kind === "merge" && speaker !== null) void changes.merge(speaker, choice.into)
    if (choice.kind === "assign") void changes.assign(lineIndices, choice.target)
  }
  const label = choice.kind === "merge"
    ? t("speakers.doMerge", { name: choice.into.name })
    : choice.kind === "assign"
    ? t("speakers.doAssign", { name: choice.name })
    : t(isEverywhere ? "speakers.doRename" : "act.save")
  const count = speaker === null
    ? 0
    : lines.speakerOf.filter((index) => lines.speakers[index]?.id === speaker.id).length
  const scopes = [
    { value: true, text: t("speakers.everywhere", { count }) },
    { value: false, text: t("speakers.onlyTurn", { count: lineIndices.length }) },
  ]
  const index = lines.speakers.findIndex(({ id }) => id === speaker?.id)
  const footer = (
    <>
      <Button onClick={onClose}>{t("act.cancel")}</Button>
      <Button tone="primary" type="submit" form={form} disabled={choice.kind === "nothing"}>{label}</Button>
    </>
  )
  const content = (
    <form
      id={form}
      onSubmit={(event) => {
        event.preventDefault()
        if (choice.kind !== "nothing") act()
      }}
    >
      <Input
        ref={field}
        onKeyDown={moveAmongNames}
        value={name}
        maxLength={100}
        aria-label={t("speakers.choose")}
        placeholder={t("speakers.choose")}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setName(target.value)}
      />
      <div className="scroll mt-1 max-h-56 overflow-y-auto">
        <NameList label={t("speakers.title")} names={here} chosen={name} onChoose={choose} />
        <NameList
          label={t("speakers.elsewhere")}
          names={elsewhere.map((one) => ({ key: one, name: one, picture: person }))}
          chosen={name}
          onChoose={choose}
        />
      </div>
      {speaker !== null && (
        <fieldset className="mt-4">
          <legend className="mb-1 text-sm font-[540] text-fg-2">{t("speakers.where")}</legend>
          {scopes.map(({ value, text }) => (
            <label key={text} className="flex min-h-9 items-center gap-2.5 max-md:min-h-11">
              <input
                type="radio"
                name={`${form}-where`}
                checked={isEverywhere === value}
                className="size-4 accent-(--accent)"
                onChange={() =>
                  setEverywhere(value)}
              />
              {text}
            </label>
          ))}
        </fieldset>
      )}
      {choice.kind === "merge" && speaker !== null && (
        <p className="mt-3 text-sm text-fg-2">
          {t("speakers.mergeHint", { from: speaker.name, into: choice.into.name })}
        </p>
      )}
      {index >= 0 && (
        <div className="mt-4">
          <VoiceSampleButton taskId={taskId} lines={lines} speaker={index} />
        </div>
      )}
    </form>
  )
  // On phones a popover would hide what it is about, or the keyboard would hide the popover.
  return useMedia("(min-width: 640px)")
    ? <Popover title={t("speakers.who")} anchor={anchor} footer={footer} onClose={onClose}>{content}</Popover>
    : <Dialog title={t("speakers.who")} footer={footer} onClose={onClose}>{content}</Dialog>
}

const person = (
  <span aria-hidden className="grid size-6 shrink-0 place-items-center rounded-full bg-hover text-fg-3">
    <UserRound className="size-3.5" />
  </span>
)
