import { prepareLanguage } from "#web/lib/text.ts"
import { QueryClientProvider } from "@tanstack/react-query"
import { RouterProvider } from "@tanstack/react-router"
import { startTransition, StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { followPlan } from "./entities/plan/refresh-plan.ts"
import { noteArrival } from "./lib/arrival.ts"
import { nameSupport } from "./lib/catalogues.ts"
import { keepIdentities } from "./lib/identities.ts"
import { keepFocus } from "./lib/keep-focus.ts"
import { queries } from "./lib/queries.ts"
import { settings } from "./lib/settings.ts"
import { followSystemTheme } from "./lib/theme.ts"
import { beginReporting } from "./lib/usage/begin-reporting.ts"
import { whenIdle } from "./lib/when-idle.ts"
import { followSession } from "./request/follow-session.ts"
import { importWithRetry } from "./request/import-with-retry.ts"
import { client, trpc } from "./request/trpc.ts"
import { router } from "./router.tsx"
import { forgetUpdateMark } from "./shell/update-mark.ts"

/** Only where use is reported, and after everything else. */
const fetchUsage = () => importWithRetry(() => import("./shell/follow-usage.ts"))

const fetchSender = () => whenIdle(loadSender)
const loadSender = () => import("./lib/usage/sender.ts")

const root = document.querySelector("#root")

if (root !== null) {
  forgetUpdateMark()
  followSystemTheme()
  nameSupport(settings.support)
  noteArrival(location.search)
  followSession()
  followPlan()
  keepIdentities()
  keepFocus()
  beginReporting(fetchSender)
  await Promise.all([prepareLanguage(settings.region), router.load()])
  const app = (
    <StrictMode>
      <trpc.Provider client={client} queryClient={queries}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </trpc.Provider>
    </StrictMode>
  )
  // In small steps, so that input in between is handled.
  startTransition(() => createRoot(root).render(app))
  if (settings.analytics !== null) void whenIdle(fetchUsage).then(({ followUsage }) => followUsage(router))
}
