import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { StrictMode } from "react"
import { createRoot } from "react-dom/client"
import { client, forgetLostSession, trpc } from "./lib/trpc.ts"
import { App } from "./routes/app.tsx"
import "./styles/tokens.css"
import "./styles/page.css"

const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 2_000 } },
  queryCache: new QueryCache({ onError: forgetLostSession }),
  mutationCache: new MutationCache({ onError: forgetLostSession }),
})
const root = document.querySelector("#root")

if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <trpc.Provider client={client} queryClient={queries}>
        <QueryClientProvider client={queries}>
          <App />
        </QueryClientProvider>
      </trpc.Provider>
    </StrictMode>,
  )
}
