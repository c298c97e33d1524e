import { useText } from "#web/lib/text.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { Button } from "#web/ui/button.tsx"
import { type ReactElement, Suspense, useState } from "react"

const ContactDialog = lazyComponent(() => import("./contact-dialog.tsx"), "ContactDialog")

/** The button beside the account's address or number that replaces it. */
export const ChangeContact = ({ kind }: { readonly kind: "email" | "phone" }): ReactElement => {
  const t = useText("change-address")
  const [isOpen, setOpen] = useState(false)
  const title = t(kind === "email" ? "change.titleEmail" : "change.titlePhone")
  return (
    <>
      <Button size="sm" className="max-md:!h-11" aria-label={title} onClick={() => setOpen(true)}>
        {t("change.open")}
      </Button>
      {isOpen && (
        <Suspense>
          <ContactDialog kind={kind} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
