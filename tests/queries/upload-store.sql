-- UploadStore.insert
insert into "upload" ("id", "owner_id", "purpose", "size", "complete", "ticket_hash", "transfer", "metadata", "created_at", "expires_at", "file_name") values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11);

-- UploadStore.get
select * from "upload" where "id" = $1 and "owner_id" = $2;

-- UploadStore.beginTransfer
update "upload" set "transfer" = $1, "expires_at" = $2 where "id" = $3 and transfer is not distinct from $4;

-- UploadStore.beginTransfer
select "transfer" from "upload" where "id" = $1;

-- UploadStore.ofTicket
select * from "upload" where "id" = $1 and "ticket_hash" = $2;

-- UploadStore.find
select * from "upload" where "id" in ($1) and "owner_id" = $2;

-- UploadStore.existing
select "id" from "upload" where "id" in ($1);

-- UploadStore.arriving
select * from "upload" where "id" in ($1) and "complete" = $2;

-- UploadStore.ofAccount
select "id" from "upload" where "owner_id" = $1;

-- UploadStore.setSize
update "upload" set "size" = $1 where "id" = $2;

-- UploadStore.complete
update "upload" set "size" = $1, "expires_at" = $2, "complete" = $3 where "id" = $4 and "complete" = $5;

-- UploadStore.count
select (count(*) filter (where (ticket_hash is not null and not complete)))::integer as "tickets", (count(*) filter (where not (ticket_hash is not null and not complete)))::integer as "uploads" from "upload" where "owner_id" = $1 and "expires_at" > $2;

-- UploadStore.lockRoom
select pg_advisory_xact_lock(hashtextextended('room of uploads', 0));

-- UploadStore.bytes
select (coalesce((select sum(size) from upload where owner_id = $1), 0) + coalesce((select sum((data->>'fileSize')::bigint) from task where owner_id = $2), 0) + coalesce((select sum(bytes) from conversion where owner_id = $3), 0))::float8 as bytes;

-- UploadStore.bytes
select (coalesce((select sum(size) from upload where true), 0) + coalesce((select sum((data->>'fileSize')::bigint) from task where true), 0) + coalesce((select sum(bytes) from conversion where true), 0))::float8 as bytes;

-- UploadStore.expired
select "id" from "upload" where "expires_at" < $1 order by "expires_at";

-- UploadStore.remove
delete from "upload" where "id" in ($1) returning "id";
