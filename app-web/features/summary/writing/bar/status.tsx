import { useStore } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { Avatar } from "#web/ui/avatar.tsx"
import { clsx } from "clsx"
import { Check, CloudOff, GitFork, type LucideIcon, PenLine } from "lucide-react"
import { type ReactElement, useState, useSyncExternalStore } from "react"
import { othersIn } from "../session/people.ts"
import { isAnnounced, type Phase, phaseOf } from "../session/phase.ts"
import type { Session } from "../session/session.ts"

const icons: Readonly<Partial<Record<Phase, LucideIcon>>> = {
  editing: PenLine,
  saved: Check,
  offline: CloudOff,
  conflict: GitFork,
}

interface StatusProps {
  readonly phase: Phase
  /** Others wrote above the caret just now, and its line was kept in place. */
  readonly isMoved: boolean
}

/** Where the words are saved, in one place: shown at once, but not announced for every save. */
export const Status = ({ phase, isMoved }: StatusProps): ReactElement => {
  const t = useText("summary/writing")
  const [spoken, setSpoken] = useState<Phase | null>(null)
  if (isAnnounced(phase, spoken)) setSpoken(phase)
  const isCalm = phase === "editing" || phase === "saving" || phase === "saved"
  const Icon = icons[phase]
  return (
    <>
      <span
        aria-hidden
        data-phase={phase}
        className={clsx(
          "flex min-w-0 items-center gap-1.5 text-sm",
          phase === "offline" || phase === "conflict" ? "text-warn" : phase === "saved" ? "text-ok" : "text-fg-3",
        )}
      >
        {Icon === undefined
          ? (
            <span className="inline-block size-3.5 shrink-0 animate-spin rounded-full border-2 border-line-strong border-t-brand" />
          )
          : <Icon className="size-3.5 shrink-0" />}
        <span className="max-sm:line-clamp-2 max-sm:text-xs max-sm:leading-4 sm:truncate">
          {isMoved && isCalm ? t("writing.moved") : t(`writing.phase.${phase}`)}
        </span>
      </span>
      <output className="sr-only">
        {isMoved && isCalm ? t("writing.moved") : spoken === null ? "" : t(`writing.phase.${spoken}`)}
      </output>
    </>
  )
}

export const usePhase = ({ facts }: Session): Phase => phaseOf(useStore(facts))

/** Who else has the text open. */
export const Others = ({ session }: { readonly session: Session }): ReactElement | null => {
  const t = useText("summary/writing")
  const { awareness } = session.provider
  const known = useSyncExternalStore(
    (listener) => {
      awareness?.on("change", listener)
      return () => awareness?.off("change", listener)
    },
    () => JSON.stringify(awareness === null ? [] : othersIn(awareness.states, session.entry.user.id)),
  )
  const others: ReturnType<typeof othersIn> = JSON.parse(known)
  if (others.length === 0) return null
  const names = others.map(({ name, isAway }) => isAway ? t("writing.away", { name }) : name)
  return (
    <span className="flex shrink-0 -space-x-1.5" title={names.join(", ")}>
      <span className="sr-only">{t("writing.others", { names: names.join(", ") })}</span>
      {others.slice(0, 4).map(({ id, name, hue, isAway }) => (
        <span key={id} className={clsx("rounded-full", isAway && "opacity-45 grayscale")}>
          <Avatar name={name} index={hue} size={26} ring />
        </span>
      ))}
    </span>
  )
}
