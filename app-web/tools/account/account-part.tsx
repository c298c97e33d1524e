import { reportStatus } from "#web/entities/account/report-status.ts"
import { clearStrayToken, storeUser } from "#web/entities/account/stored-user.ts"
import { useToken } from "#web/lib/session.ts"
import { settings } from "#web/lib/settings.ts"
import { useText } from "#web/lib/text.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { signOut } from "#web/request/sign-out.ts"
import { Avatar } from "#web/ui/avatar.tsx"
import { Gauge, LogOut, Ticket, UserPlus, UserRound, Video } from "lucide-react"
import { type ReactElement, Suspense, useEffect, useRef, useState } from "react"
import { client } from "../calls/client.ts"

interface KnownUser {
  readonly name: string
}

/** Whose session it is. A token that belongs to nobody is removed, with all that the browser kept of them. */
const knownUser = async (): Promise<KnownUser | null> => {
  try {
    const user = await client.account.getCurrentUser.query({})
    storeUser(user)
    reportStatus({ isPaying: user.subscription.plan_type === "paid" })
    return { name: user.username ?? user.email ?? user.phone ?? "" }
  } catch (error) {
    clearStrayToken(error)
    return null
  }
}

type Services = Awaited<ReturnType<typeof client.meeting.getMeetingOffer.query>>["services"]

/** The services whose meetings this server attends for the person who is signed in; none until it has answered. */
const useMeetings = (token: string | null): Services => {
  const [services, setServices] = useState<Services>([])
  useEffect(() => {
    if (token === null) return
    // Without an answer, they are not offered.
    client.meeting.getMeetingOffer.query({}).then((offer) => setServices(offer.services), () => setServices([]))
  }, [token])
  return services
}

const MeetingDialog = lazyComponent(() => import("./meeting-dialog.tsx"), "MeetingDialog")

const offers = {
  usage: lazyComponent(() => import("./usage-dialog.tsx"), "UsageDialog"),
  invite: lazyComponent(() => import("./invite-dialog.tsx"), "InviteDialog"),
  promo: lazyComponent(() => import("./promo-dialog.tsx"), "PromoDialog"),
} as const

/** What the menu has of plans, where there are any. */
const entries = ([
  { name: "usage", icon: <Gauge size={16} aria-hidden /> },
  { name: "invite", icon: <UserPlus size={16} aria-hidden /> },
  { name: "promo", icon: <Ticket size={16} aria-hidden /> },
] as const).filter(() => settings.plans !== "off")

const entry = "flex min-h-11 w-full items-center gap-2.5 rounded-sm px-2.5 text-base hover:bg-hover"

/** Who is signed in, with a way out; signing out stays on this page. Null for visitors, whose link is on the page already. */
export const AccountPart = (
  { onVisitor }: { readonly onVisitor: (isVisitor: boolean) => void },
): ReactElement | null => {
  const t = useText("tools/parts")
  const token = useToken()
  const [known, setKnown] = useState<{ readonly token: string; readonly user: KnownUser | null } | null>(null)
  const services = useMeetings(token)
  const [open, setOpen] = useState<"meeting" | keyof typeof offers | null>(null)
  const menu = useRef<HTMLDetailsElement>(null)
  const choose = (chosen: typeof open) => {
    // The dialog gives the focus back to what had it.
    menu.current?.querySelector("summary")?.focus()
    menu.current?.removeAttribute("open")
    setOpen(chosen)
  }
  const close = () => setOpen(null)
  useEffect(() => {
    onVisitor(token === null)
    if (token !== null) void knownUser().then((user) => setKnown({ token, user }))
  }, [token, onVisitor])
  if (token === null) return null
  const name = known?.token === token && known.user !== null ? known.user.name : t("account.you")
  return (
    <>
      <details ref={menu} className="relative" data-fold>
        <summary
          className="grid size-11 cursor-default list-none place-items-center rounded-full [&::-webkit-details-marker]:hidden"
          aria-label={t("account.menu", { name })}
        >
          <Avatar name={name} index={0} size={32} />
        </summary>
        <div className="absolute right-0 z-60 mt-1.5 w-60 rounded-lg bg-raised p-1.5 shadow-e3">
          <p className="truncate px-2.5 py-2 text-sm text-fg-3">{name}</p>
          <a href="/transcribe/account" className={entry}>
            <UserRound size={16} aria-hidden />
            {t("account.page")}
          </a>
          {entries.map(({ name: offer, icon }) => (
            <button
              key={offer}
              type="button"
              className={entry}
              onClick={() => choose(offer)}
            >
              {icon}
              {t(`account.${offer}`)}
            </button>
          ))}
          {services.length > 0 && (
            <button type="button" className={entry} onClick={() => choose("meeting")}>
              <Video size={16} aria-hidden />
              {t("account.meeting")}
            </button>
          )}
          <button type="button" className={entry} onClick={() => signOut()}>
            <LogOut size={16} aria-hidden />
            {t("account.logOut")}
          </button>
        </div>
      </details>
      {open !== null && (
        <Suspense>
          {open === "meeting"
            ? <MeetingDialog services={services} onClose={close} />
            : <Offer name={open} onClose={close} />}
        </Suspense>
      )}
    </>
  )
}

const Offer = (
  { name, onClose }: { readonly name: keyof typeof offers; readonly onClose: () => void },
): ReactElement => {
  const Shown = offers[name]
  return <Shown onClose={onClose} />
}
