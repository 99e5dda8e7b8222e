import { IconBike, IconCar, IconTrain, IconWalk } from '@tabler/icons-react'

export const TRANSPORT_ICONS = {
  public_transport: IconTrain,
  bike: IconBike,
  car: IconCar,
  on_foot: IconWalk,
}
