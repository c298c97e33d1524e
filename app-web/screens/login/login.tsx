import { PageNotices } from "#web/features/notices/page-notices.tsx"
import { EntryPage } from "#web/features/sign-in/entry-page.tsx"
import { firstTyped } from "#web/features/sign-in/typed-choice.tsx"
import { useGoOn } from "#web/features/sign-in/use-go-on.ts"
import { WaysIn } from "#web/features/sign-in/ways-in.tsx"
import { joinSentences } from "#web/lib/full-stop.ts"
import { useToken, useWasEnded } from "#web/lib/session.ts"
import { settings } from "#web/lib/settings.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { useTitle } from "#web/lib/use-title.ts"
import { type ReactElement, useEffect, useState } from "react"

const textsByRegistration = {
  open: ["signIn.text"],
  invitation: ["signIn.members", "signIn.invitation"],
  closed: ["signIn.members"],
} as const

const textsOfPhone = ["signIn.phoneText"] as const

/** The sign-in page. Someone who is already signed in, here or in another tab, is sent on. */
export const Login = (): ReactElement | null => {
  const t = useText("sign-in")
  const reader = useLanguage()
  const token = useToken()
  const wasEnded = useWasEnded()
  const [typed, setTyped] = useState(firstTyped)
  const texts = typed === "email" ? textsByRegistration[settings.registration] : textsOfPhone
  useTitle(t("signIn.title"))
  const goOn = useGoOn()
  useEffect(() => {
    if (token !== null) goOn()
  })
  if (token !== null) return null
  return (
    <EntryPage notices={<PageNotices />}>
      <h1 className="text-2xl font-[640]">{t("signIn.welcome", { brand: settings.brand })}</h1>
      <p className="mt-2 mb-8 text-md text-fg-2">
        {typed !== null && joinSentences(texts.map((key) => t(key)), reader)}
      </p>
      {wasEnded && (
        <output className="-mt-2 mb-8 block rounded-lg bg-warn-soft p-4 text-sm">{t("failure.sessionEnded")}</output>
      )}
      <WaysIn typed={typed} onType={setTyped} />
    </EntryPage>
  )
}
