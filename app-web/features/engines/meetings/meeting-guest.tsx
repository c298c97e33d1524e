import { servicesIn } from "#web/entities/meeting/service-names.ts"
import { type Translate, useLanguage, useText } from "#web/lib/text.ts"
import { type RouterOutput, trpc } from "#web/request/trpc.ts"
import { type ReactElement, useId } from "react"
import { EngineCard } from "../engine-card.tsx"

type Guest = RouterOutput["meeting"]["getMeetingGuest"]

/** Who attends meetings here; or what is missing for it. */
export const MeetingGuestSection = (): ReactElement | null => {
  const t = useText("engines/meetings")
  const id = useId()
  const reader = useLanguage()
  const { data } = trpc.meeting.getMeetingGuest.useQuery({}, { retry: false })
  if (data === undefined) return null
  const standing = standingOf(data, reader, t)
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-xl font-[620]">{t("guest.title")}</h2>
      <ul className="mt-4">
        <EngineCard
          title={t("guest.name")}
          text={t("guest.text")}
          isUsed={false}
          status={standing}
          error={null}
          actions={null}
        >
          <p className="mt-2">{standing}</p>
        </EngineCard>
      </ul>
    </section>
  )
}

const botServices = { attendee: "Attendee", vexa: "Vexa", recall: "Recall.ai" } as const

const standingOf = (
  { provider, services, missing }: Guest,
  reader: string,
  t: Translate<"engines/meetings">,
): string => {
  if (missing !== null) return t(`guest.${missing}`)
  const attended = servicesIn(services, reader, "conjunction")
  return provider === "own"
    ? t("guest.own", { services: attended })
    : t("guest.bot", { name: botServices[provider], services: attended })
}
