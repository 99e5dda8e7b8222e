import '#start/routes/public'
import '#start/routes/auth'
import '#start/routes/user'
import '#start/routes/admin'
