import type { ReactElement } from "react"
import { SignInForm } from "../features/account/sign-in-form.tsx"
import { Brand } from "../ui/brand.tsx"

export const Login = (): ReactElement => (
  <>
    <header className="bar">
      <Brand />
    </header>
    <SignInForm />
  </>
)
