import { useMedia } from "#web/lib/use-media.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { Logo } from "#web/ui/logo.tsx"
import { type ReactElement, type ReactNode, Suspense } from "react"

const SignInArtwork = lazyComponent(() => import("./sign-in-artwork.tsx"), "SignInArtwork")

interface EntryPageProps {
  /** What every page may have to say above all else. */
  readonly notices: ReactNode
  readonly children: ReactNode
}

/** The layout of the pages before signing in. */
export const EntryPage = ({ notices, children }: EntryPageProps): ReactElement => {
  const isWide = useMedia("(min-width: 1024px)")
  return (
    <div className="grid min-h-dvh bg-surface lg:grid-cols-[1fr_minmax(440px,46%)]">
      <main id="content" className="grid place-items-center px-6 py-12">
        <div className="w-full max-w-[372px]">
          <Logo size={40} />
          <div className="mt-6 overflow-hidden rounded-lg empty:hidden">{notices}</div>
          <div className="mt-8">{children}</div>
        </div>
      </main>
      {isWide && (
        <div className="bg-[#171330]">
          <Suspense>
            <SignInArtwork />
          </Suspense>
        </div>
      )}
    </div>
  )
}
