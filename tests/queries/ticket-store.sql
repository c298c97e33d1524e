-- TicketStore.save
insert into "ticket" ("kind", "hash", "device", "payload", "tries", "expires_at") values ($1, $2, $3, $4, $5, $6) on conflict ("kind", "hash") do update set "kind" = $7, "hash" = $8, "device" = $9, "payload" = $10, "tries" = $11, "expires_at" = $12;

-- TicketStore.saveOnce
insert into "ticket" ("kind", "hash", "device", "payload", "tries", "expires_at") values ($1, $2, $3, $4, $5, $6) on conflict ("kind", "hash") do update set "kind" = $7, "hash" = $8, "device" = $9, "payload" = $10, "tries" = $11, "expires_at" = $12 where "ticket"."expires_at" <= $13 returning "hash";

-- TicketStore.find
select * from "ticket" where "kind" = $1 and "hash" = $2 and "expires_at" > $3;

-- TicketStore.attempt
update "ticket" set "tries" = "tries" + $1 where "kind" = $2 and "hash" = $3 and "expires_at" > $4 returning *;

-- TicketStore.consume
delete from "ticket" where "kind" = $1 and "hash" = $2 and "expires_at" > $3 returning *;

-- TicketStore.forgetExpired
delete from "ticket" where "expires_at" <= $1;
