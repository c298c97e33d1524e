/** The name under which the browser stores the session. */
export const tokenKey = "auth_token"
