import { Logo } from "#web/ui/logo.tsx"
import type { ReactElement, ReactNode } from "react"
import { SignInArtwork } from "./sign-in-artwork.tsx"

/** The layout of the pages before signing in. */
export const EntryPage = ({ children }: { readonly children: ReactNode }): ReactElement => (
  <div className="grid min-h-dvh bg-surface lg:grid-cols-[1fr_minmax(440px,46%)]">
    <main id="content" className="grid place-items-center px-6 py-12">
      <div className="w-full max-w-[372px]">
        <Logo size={40} />
        <div className="mt-8">{children}</div>
      </div>
    </main>
    <SignInArtwork />
  </div>
)
