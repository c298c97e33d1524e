import { lazyComponent } from "#web/request/lazy-component.ts"
import { type ReactElement, Suspense } from "react"

/** Browsers inside other apps block providers, downloads and the microphone, and forget who is signed in. */
const inAppBrowser =
  /MicroMessenger|\bQQ\/|Weibo|DingTalk|FBAN|FBAV|Instagram|\bLine\/|BytedanceWebview|musical_ly|Snapchat|LinkedInApp/i

const InAppWarning = lazyComponent(() => import("./in-app-warning.tsx"), "InAppWarning")

export const InAppNote = (): ReactElement | null =>
  inAppBrowser.test(navigator.userAgent)
    ? (
      <Suspense>
        <InAppWarning />
      </Suspense>
    )
    : null
