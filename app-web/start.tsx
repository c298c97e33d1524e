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
import { prepareLanguage } from "./lib/text.ts"
import { followSystemTheme } from "./lib/theme.ts"
import { followSession } from "./request/follow-session.ts"
import { client, trpc } from "./request/trpc.ts"
import { router } from "./router.tsx"
import { forgetUpdateMark } from "./shell/update-mark.ts"

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
}
