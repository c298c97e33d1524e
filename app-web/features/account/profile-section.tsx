import { planName } from "#web/entities/plan/money.ts"
import { longDayOf } from "#web/lib/format.ts"
import { settings } from "#web/lib/settings.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { NotLoaded, Section } from "#web/ui/section.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { type ReactElement, type ReactNode, Suspense } from "react"
import { InterfaceLanguageField, SummaryLanguageField } from "./language-fields.tsx"
import { PictureField } from "./picture-field.tsx"
import { NameField, TimeZoneField } from "./profile-fields.tsx"

const ChangeContact = lazyComponent(() => import("./change-contact.tsx"), "ChangeContact")

/** Who the account belongs to, and the languages they use. */
export const ProfileSection = ({ onStyle }: { readonly onStyle: () => void }): ReactElement => {
  const t = useText("account")
  const reader = useLanguage()
  const { data: user, error, refetch } = trpc.account.getCurrentUser.useQuery({}, { staleTime: 300_000 })
  return (
    <Section title={t("account.profile")}>
      {error !== null && user === undefined
        ? <NotLoaded error={error} onRetry={() => void refetch()} />
        : user === undefined
        ? <Skeleton className="h-24" />
        : (
          <div className="flex items-start gap-4">
            <PictureField name={user.username ?? user.email ?? user.phone ?? ""} />
            <dl className="grid min-w-0 flex-1 gap-3">
              {user.email !== null && <ContactFact name={t("account.email")} kind="email">{user.email}</ContactFact>}
              {user.phone !== null && <ContactFact name={t("account.phone")} kind="phone">{user.phone}</ContactFact>}
              {settings.plans !== "off" && (
                <Fact name={t("account.plan")}>
                  <PlanOf name={planName(user.subscription.plan_name)} />
                </Fact>
              )}
              <Fact name={t("account.since")}>{longDayOf(new Date(user.created_at), reader)}</Fact>
            </dl>
          </div>
        )}
      {user !== undefined && (
        <div className="mt-6 grid gap-x-6 gap-y-5 md:grid-cols-2">
          <NameField
            username={user.username}
            hint={t(user.email === null ? "account.nameTextByPhone" : "account.nameText")}
          />
          {user.email !== null && <TimeZoneField timeZone={user.time_zone} />}
          <InterfaceLanguageField />
          <SummaryLanguageField language={user.language} />
          <div>
            <p className="mb-1.5 text-sm font-[540]">{t("account.style")}</p>
            <Button className="max-md:!h-11" onClick={onStyle}>{t("account.openStyle")}</Button>
          </div>
        </div>
      )}
    </Section>
  )
}

/** The plan by its name, or that it is included here. */
const PlanOf = ({ name }: { readonly name: string }): string => {
  const t = useText("account")
  const { data } = trpc.plan.getUsage.useQuery({})
  if (data?.is_included !== true) return name
  return settings.plans === "own" ? t("account.ownServer") : t("account.included", { plan: name })
}

interface ContactFactProps {
  readonly name: string
  readonly kind: "email" | "phone"
  readonly children: string
}

/** An address or number, and the button that replaces it, which has its place before it is there. */
const ContactFact = ({ name, kind, children }: ContactFactProps): ReactElement => (
  <Fact name={name}>
    <span className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 max-md:min-h-11">
      <span className="min-w-0 break-words">{children}</span>
      <Suspense>
        <ChangeContact kind={kind} />
      </Suspense>
    </span>
  </Fact>
)

const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement => (
  <div>
    <dt className="text-sm text-fg-3">{name}</dt>
    <dd className="break-words">{children}</dd>
  </div>
)
