-- PasskeyStore.insert
insert into "passkey" ("id", "user_id", "name", "credential_id", "public_key", "counter", "transports", "is_synced", "created_at", "last_used_at") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict ("credential_id") do nothing returning "id";

-- PasskeyStore.list
select * from "passkey" where "user_id" = $1 order by "created_at", "id";

-- PasskeyStore.find
select * from "passkey" where "credential_id" = $1;

-- PasskeyStore.use
update "passkey" set "counter" = $1, "last_used_at" = $2 where "id" = $3 and "counter" < $4 returning "id";

-- PasskeyStore.remove
delete from "passkey" where "id" = $1 and "user_id" = $2 returning "id";
