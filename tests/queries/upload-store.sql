-- UploadStore.insert
insert into "upload" ("id", "size", "complete", "ticket_hash", "owner_id", "created_at", "file_name") values ($1, $2, $3, $4, $5, $6, $7);

-- UploadStore.get
select * from "upload" where "id" = $1 and "owner_id" = $2;

-- UploadStore.ofTicket
select * from "upload" where "id" = $1 and "ticket_hash" = $2;

-- UploadStore.complete
update "upload" set "complete" = $1, "size" = $2 where "id" = $3;

-- UploadStore.count
select count(*)::integer as "all" from "upload" where "owner_id" = $1;

-- UploadStore.expired
select "id" from "upload" where "created_at" < $1 order by "created_at";

-- UploadStore.remove
delete from "upload" where "id" = $1;
