-- SessionStore.save
insert into "session" ("token_hash", "user_id", "device_id", "created_at", "expires_at") values ($1, $2, $3, $4, $5) on conflict ("user_id", "device_id") do update set "token_hash" = $6, "user_id" = $7, "device_id" = $8, "created_at" = $9, "expires_at" = $10;

-- SessionStore.find
select * from "session" where "token_hash" = $1 and "expires_at" > $2;

-- SessionStore.remove
delete from "session" where "user_id" = $1 and "device_id" = $2;

-- SessionStore.saveLink
insert into "sign_in_link" ("token_hash", "email", "expires_at") values ($1, $2, $3) on conflict ("token_hash") do update set "token_hash" = $4, "email" = $5, "expires_at" = $6;

-- SessionStore.consumeLink
delete from "sign_in_link" where "token_hash" = $1 and "expires_at" > $2 returning *;

-- SessionStore.forgetExpired
delete from "session" where "expires_at" <= $1;

-- SessionStore.forgetExpired
delete from "sign_in_link" where "expires_at" <= $1;
