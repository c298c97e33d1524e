import { AppSection } from "#web/features/account/app-section.tsx"
import { AssistantSection } from "#web/features/account/assistant-section.tsx"
import { DeviceSection } from "#web/features/account/device-section.tsx"
import { KeySection } from "#web/features/account/key-section.tsx"
import { ProfileSection } from "#web/features/account/profile-section.tsx"
import { DataSection } from "#web/features/leaving/data-section.tsx"
import { hasPasskeys } from "#web/lib/has-passkeys.ts"
import { settings } from "#web/lib/settings.ts"
import { useText } from "#web/lib/text.ts"
import { useTitle } from "#web/lib/use-title.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { DrawerButton } from "#web/shell/drawer-button.tsx"
import { openLayer } from "#web/shell/layers.ts"
import { buttonStyle } from "#web/ui/button-style.ts"
import { Section } from "#web/ui/section.tsx"
import { Link } from "@tanstack/react-router"
import { type ReactElement, Suspense } from "react"

const NotificationSection = lazyComponent(
  () => import("#web/features/notifications/notification-section.tsx"),
  "NotificationSection",
)

const PasskeySection = lazyComponent(() => import("#web/features/passkeys/passkey-section.tsx"), "PasskeySection")

const ReferralSection = lazyComponent(() => import("#web/features/balance/referral-section.tsx"), "ReferralSection")

const CalendarSection = lazyComponent(
  () => import("#web/features/meeting/calendar/calendar-section.tsx"),
  "CalendarSection",
)

const VoiceSection = lazyComponent(() => import("#web/features/voices/voice-section.tsx"), "VoiceSection")

const UsageSection = lazyComponent(() => import("#web/features/usage/usage-section.tsx"), "UsageSection")

/** The account: who it belongs to, where it is signed in, and who else may use it. */
export const Account = (): ReactElement => {
  const t = useText("account")
  useTitle(t("account.title"))
  return (
    <div className="flex h-full flex-col">
      <header className="flex h-14 shrink-0 items-center gap-2 px-4 md:px-8">
        <DrawerButton />
        <h1 className="min-w-0 flex-1 truncate text-lg font-[640]">{t("account.title")}</h1>
      </header>
      <div className="scroll min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto max-w-3xl px-4 pt-3 pb-16 md:px-8">
          <ProfileSection onStyle={() => openLayer("style")} />
          <DeviceSection />
          <Suspense>
            <NotificationSection />
          </Suspense>
          {hasPasskeys && (
            <Suspense>
              <PasskeySection />
            </Suspense>
          )}
          {settings.plans !== "off" && (
            <Suspense>
              <ReferralSection />
            </Suspense>
          )}
          <AssistantSection />
          <AppSection />
          <KeySection />
          <AutomationLink />
          <Suspense>
            <CalendarSection />
          </Suspense>
          <Suspense>
            <VoiceSection />
          </Suspense>
          {settings.analytics !== null && (
            <Suspense>
              <UsageSection />
            </Suspense>
          )}
          <DataSection />
        </div>
      </div>
    </div>
  )
}

/** The way from the account to what happens by itself. */
const AutomationLink = (): ReactElement => {
  const t = useText("automation")
  return (
    <Section title={t("automation.title")} text={t("automation.text")}>
      <Link to="/account/automation" className={buttonStyle({}, "max-md:!h-11")}>{t("automation.open")}</Link>
    </Section>
  )
}
